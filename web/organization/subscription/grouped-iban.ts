/** An IBAN as people read it: four by four. */
export const groupedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')
