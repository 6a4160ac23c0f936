/** Whether each rule of a new password is met: length, a letter, a digit, no spaces. */
export const passwordRules = (value: string) => [
  value.length >= 8 && value.length <= 28,
  /\p{L}/u.test(value),
  /\d/.test(value),
  value !== '' && !/\s/.test(value),
]
