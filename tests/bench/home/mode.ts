/** What the bench's worker answers with; the bench tells it by `PUT /mode`. */
export type Mode =
  /** The product as it is. */
  | 'product'
  /** The product, and what it reads and renders for this page is kept for the other modes. */
  | 'capture'
  /** The product; the database's rows come from memory. */
  | 'without-database'
  /** The product; rows and fragments come from memory. */
  | 'without-database-and-render'
  /** A bare Hono worker: a few bytes. */
  | 'hello'
  /** The captured page's text. */
  | 'text'
  /** The page's statements in one D1 batch. */
  | 'rows'
  /** All of the page's views, each by `renderToString`, from props that are there. */
  | 'views'
  /** Both: what the page is made of. */
  | 'parts';
