/** All calling codes, so that a number can be split in only one way. */
const callingCode =
  /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2(?:1[1-8]|[2-6]\d|9[01789])|3(?:5\d|7[0-8]|8[0-9])|42[013]|5(?:0\d|9\d)|6(?:7\d|8\d|9\d)|8(?:0[08]|5\d|7[08]|8[0-368])|9(?:6\d|7\d|9[1-689]))/

/** Splits a normalised number, `+905321234567`, into country code and rest; undefined for anything else. */
export function splitPhone(phone: string) {
  const [code] = callingCode.exec(phone) ?? []
  return code === undefined ? undefined : { code, number: phone.slice(code.length) }
}

/**
 * The international form of a number in common spellings: with spaces, dots, brackets, `00` for the plus sign, or the
 * national trunk zero. Without a country code it is a number of Türkiye. Other text gives a result that is not a valid
 * number.
 */
export function lastingPhone(text: string): string {
  const bare = text.replace(/\(0\)|[\s().\-/]/g, '').replace(/^00/, '+')
  const whole = bare.startsWith('+') ? bare : `+90${bare.replace(/^90(?=\d{10}$)/, '')}`
  const split = splitPhone(whole)
  return split && !keepsZero.has(split.code) ? split.code + split.number.replace(/^0/, '') : whole
}

/** Countries in which the leading zero is part of the number: Italy, San Marino, Côte d’Ivoire, the Congo, Benin. */
const keepsZero = new Set(['+39', '+378', '+225', '+242', '+229'])
