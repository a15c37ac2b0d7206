/* A constant each, as in page-size.ts. */

export const catalogue = { width: 400, height: 200 } as const;
export const shop = { width: 1000, height: 1000 } as const;
export const shopRectangular = { width: 1000, height: 400 } as const;
export const carouselDesktop = { width: 3200, height: 982 } as const;
export const carouselMobile = { width: 1000, height: 450 } as const;
export const carouselTwoColumns = { width: 1100, height: 982 } as const;
