/** The VAT of a price, rounded to the minor unit. */
export const vatOf = (priceMinor: number, vatRate: number): number => Math.round((priceMinor * vatRate) / 10_000)
