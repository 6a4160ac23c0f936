/** A web address for display: `https://www.ornek.org.tr/` becomes `ornek.org.tr`. */
export const shownAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
