/** `+905321234567` as people read it out: `+90 532 123 45 67`. */
export const gsmText = (gsm: string) => gsm.replace(/^(\+90)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5')
