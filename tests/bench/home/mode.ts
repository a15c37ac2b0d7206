/** The modes of the bench's worker; the bench sets one by `PUT /mode`. */
export type Mode =
  /** The product as it is. */
  | 'product'
  /** The product; the reads and views of this page are recorded for the other modes. */
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
  /** All of the page's views, each by `renderToString`, from props that are ready. */
  | 'views'
  /** Rows and views: the parts of the page. */
  | 'parts';
