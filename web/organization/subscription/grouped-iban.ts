/** An IBAN in groups of four. */
export const groupedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')
