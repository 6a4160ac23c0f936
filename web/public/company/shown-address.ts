/** `https://www.ornek.org.tr/` as people say it: `ornek.org.tr`. */
export const shownAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
