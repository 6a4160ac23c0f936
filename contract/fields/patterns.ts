import { z } from 'zod'
import { isTckn, isTurkishIban, isVkn } from './checksums.ts'
import { plainLine } from './one-line.ts'
import { passwordPattern } from './password-pattern.ts'
import { lastingPhone, splitPhone } from './phone-numbers.ts'

/**
 * The patterns shared by browser and server. A message is a key of the `common` namespace and is translated where the
 * error is shown. Values are normalised, so that compared and stored values have one spelling.
 */
export const patterns = {
  /** Words of letters of any language; a hyphen, an apostrophe or a single space may join two words. */
  personName: /^(?=\P{L}*\p{L}\P{L}*\p{L})[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u,
  phoneCountryCode: /^\+\d{1,3}$/,
  phoneNumber: /^[a-zA-Z0-9]{2,13}$/,
  password: passwordPattern,
  oldPassword: /^.{6,28}$/su,
  email: z.regexes.email,
  iban: /^(?:[A-Z]{2}\d{2}[A-Z0-9]{22}|[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){5} [A-Z0-9]{2})$/,
  /** Numbers of Türkiye without the country code: mobile, and any. */
  turkishMobile: /^5\d{9}$/,
  turkishPhone: /^(?:[2-58]\d{9}|444\d{4})$/,
  emptyTextEditor: /^(?:\s|&nbsp;|<br\s*\/?>|<\/?p(?:\s[^>]*)?>)*$/i,
} as const

const required = 'fields.required'

export const Name = writtenName()
  .regex(patterns.personName, 'fields.name')
  .meta({ examples: ['Ayşe'] })
export const Surname = writtenName()
  .regex(patterns.personName, 'fields.surname')
  .meta({ examples: ['Yılmaz'] })
/** A path within our own pages. */
export const PathHere = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, 'fields.path')
  .meta({ examples: ['/student-dashboard'] })
export const CompanyName = plainLine(200).min(1, { error: required, abort: true }).min(2, 'fields.companyName')

export const PhoneCountryCode = filled().regex(patterns.phoneCountryCode, 'fields.phoneCountryCode')
export const PhoneNumber = filled().regex(patterns.phoneNumber, 'fields.phoneNumber')

/**
 * A mobile number of any country in any usual spelling, normalised to `+905321234567`. Only for Türkiye can mobile
 * numbers be told apart from landlines.
 */
export const Gsm = filled()
  .max(40)
  .overwrite(lastingPhone)
  .refine((phone) => isPhone(phone, patterns.turkishMobile), 'fields.gsm')
  .meta({ examples: ['+905321234567', '+4915112345678'] })

/** A landline or mobile number of any country in any usual spelling, normalised in the same way. */
export const Phone = filled()
  .max(40)
  .overwrite(lastingPhone)
  .refine((phone) => isPhone(phone, patterns.turkishPhone), 'fields.contactPhone')
  .meta({ examples: ['+902125550000'] })

/** International numbers have at most 15 digits with the country code, and at least 4 without it. */
function isPhone(phone: string, inTurkey: RegExp) {
  const { code, number } = splitPhone(phone) ?? { code: '', number: '' }
  if (!patterns.phoneCountryCode.test(code) || !patterns.phoneNumber.test(number)) return false
  return code === '+90' ? inTurkey.test(number) : /^\d{4,}$/.test(number) && phone.length <= 16
}

/** The rule for a new password. */
export const Password = filled()
  .normalize('NFC')
  .max(28, { abort: true })
  .regex(/^\S*$/, { error: 'fields.passwordSpaces', abort: true })
  // Our text inputs refuse a value that starts with a minus sign, so such a password could not be used to sign in.
  .regex(/^(?!-)/, { error: 'fields.passwordMinus', abort: true })
  .regex(patterns.password, 'fields.password')
  .meta({ examples: ['Galata-Karakoy7'] })
/** The older, wider rule, which still applies to signing in. */
export const OldPassword = filled()
  .normalize('NFC')
  .regex(patterns.oldPassword, 'fields.oldPassword')
  .meta({ examples: ['Kopru2026', 'eski12'] })

/** A new password and its repetition, for every form that sets one. */
export const PasswordChoice = z
  .object({ newPassword: Password, repeatPassword: filled() })
  .refine(({ newPassword, repeatPassword }) => newPassword === repeatPassword.normalize('NFC'), {
    path: ['repeatPassword'],
    error: 'fields.passwordsDiffer',
    // Also if the password itself is invalid: every field's problem is reported together.
    when: ({ value }) => Repeated.safeParse(value).success,
  })
const Repeated = z.object({ newPassword: z.string().min(1), repeatPassword: z.string().min(1) })

export const Email = filled()
  .trim()
  .toLowerCase()
  .max(254)
  // A common slip on Turkish keyboards, with a message of its own.
  .regex(/^(?:(?!\u0307)[^çğıöşü])*$/, { error: 'fields.emailLetters', abort: true })
  .regex(patterns.email, 'fields.email')
  .meta({ examples: ['aday@kopru.test'] })

/** With or without spaces; normalised without. The messages are as specific as possible. */
export const Iban = filled()
  .trim()
  .toUpperCase()
  .refine((text) => /^(?:TR|T?$|[^A-Z])/.test(text), { error: 'fields.ibanCountry', abort: true })
  .refine((text) => text.replaceAll(' ', '').length === 26, { error: 'fields.ibanLength', abort: true })
  .regex(patterns.iban, { error: 'fields.iban', abort: true })
  .overwrite((text) => text.replaceAll(' ', ''))
  .refine(isTurkishIban, 'fields.ibanChecksum')
  .meta({ examples: ['TR330006100519786457841326'] })

export const Tckn = filled()
  .trim()
  .refine(isTckn, 'fields.tckn')
  .meta({ examples: ['10000000146'] })
export const Vkn = filled()
  .trim()
  .refine(isVkn, 'fields.vkn')
  .meta({ examples: ['4540536920'] })

/** The editor's value for an empty text is `<p></p>`, not an empty string. */
export const isEmptyTextEditor = (html: string) => patterns.emptyTextEditor.test(html)
export const TextEditor = z.string().refine((html) => !isEmptyTextEditor(html), required)

export const Id = z.uuidv7('fields.id').toLowerCase()

/**
 * A point in time, as ISO 8601 in UTC: `2026-11-15T20:59:59.000Z`. Excludes year 0, as `Day` does, and the last
 * representable day: PostgreSQL rounds its last moment up to the year 10000, which ISO 8601 cannot express.
 */
export const Moment = z.iso.datetime().refine((moment) => moment >= '0001' && moment < '9999-12-31', 'fields.date')

/** A calendar day: `2026-11-15`. Excludes year 0, which ISO 8601 has and PostgreSQL does not. */
export const Day = z.iso
  .date({ error: 'fields.date', abort: true })
  .refine((day) => day >= '1900-01-01' && day <= '2100-12-31', 'fields.day')
  .meta({ examples: ['2025-09-15'] })

/** A calendar month: `2026-11`. */
export const Month = z
  .string()
  .regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, 'fields.month')
  .meta({ examples: ['2026-11'] })

/** A person's name; invalid characters are reported before its length. */
function writtenName() {
  return filled()
    .max(100)
    .normalize('NFC')
    .regex(/^[\p{L}\p{M} '’-]+$/u, { error: 'fields.nameLetters', abort: true })
    .regex(/^[^ '’-]+(?:[ '’-][^ '’-]+)*$/u, { error: 'fields.nameSpaces', abort: true })
}

function filled() {
  return z.string().min(1, { error: required, abort: true })
}
