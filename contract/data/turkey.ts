// Without calls, so that a page can use it without loading their schemas.

/** Türkiye: first in every list of countries, and the default country for universities. */
export const turkey = 223
