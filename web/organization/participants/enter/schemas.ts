import { z } from 'zod'
import { oneLine } from '#contract/fields/one-line.ts'
import { Email, Gsm, Iban, Name, Surname } from '#contract/fields/patterns.ts'

/** An empty field says nothing. */
const unlessEmpty = <S extends z.ZodType<string, string>>(schema: S) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(schema.nullable())

export const OnePerson = z.object({
  name: Name,
  surname: Surname,
  email: unlessEmpty(Email),
  phone: unlessEmpty(Gsm),
  iban: unlessEmpty(Iban),
  owner: unlessEmpty(oneLine(150).min(2)),
})
