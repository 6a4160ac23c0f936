// Apart from the calls, so that a page can use it without loading their schemas.

/** Türkiye: first in every list of countries, and the country of a university asked for without one. */
export const turkey = 223
