import { z } from 'zod'
import { isTckn, isTurkishIban, isVkn } from './checksums.ts'
import { plainLine } from './one-line.ts'
import { passwordPattern } from './password-pattern.ts'
import { lastingPhone, splitPhone } from './phone-numbers.ts'

/**
 * The shared patterns of the product, the same in browser and server. A message here is a key of the `common` namespace;
 * the words are found where the error is shown. Values come out normalised: what is compared and stored has one spelling.
 */
export const patterns = {
  /** Letters of any language in words; a hyphen or an apostrophe may join two of them, as a single space may. */
  personName: /^(?=\P{L}*\p{L}\P{L}*\p{L})[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u,
  phoneCountryCode: /^\+\d{1,3}$/,
  phoneNumber: /^[a-zA-Z0-9]{2,13}$/,
  password: passwordPattern,
  oldPassword: /^.{6,28}$/su,
  email: z.regexes.email,
  iban: /^(?:[A-Z]{2}\d{2}[A-Z0-9]{22}|[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){5} [A-Z0-9]{2})$/,
  /** Numbers of Türkiye, without its code: mobile, and any. */
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
/** A path of our own pages. */
export const PathHere = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u, 'fields.path')
  .meta({ examples: ['/student-dashboard'] })
export const CompanyName = plainLine(200).min(1, { error: required, abort: true }).min(2, 'fields.companyName')

export const PhoneCountryCode = filled().regex(patterns.phoneCountryCode, 'fields.phoneCountryCode')
export const PhoneNumber = filled().regex(patterns.phoneNumber, 'fields.phoneNumber')

/**
 * A mobile number of any country in any usual spelling; comes out as `+905321234567`. Only for Türkiye can we tell
 * which are mobile.
 */
export const Gsm = filled()
  .max(40)
  .overwrite(lastingPhone)
  .refine((phone) => isPhone(phone, patterns.turkishMobile), 'fields.gsm')
  .meta({ examples: ['+905321234567', '+4915112345678'] })

/** A landline or a mobile, of any country, in any usual spelling; comes out in the same form. */
export const Phone = filled()
  .max(40)
  .overwrite(lastingPhone)
  .refine((phone) => isPhone(phone, patterns.turkishPhone), 'fields.contactPhone')
  .meta({ examples: ['+902125550000'] })

/** No number of the world has more than 15 digits with its country's code, or fewer than 4 without it. */
function isPhone(phone: string, inTurkey: RegExp) {
  const { code, number } = splitPhone(phone) ?? { code: '', number: '' }
  if (!patterns.phoneCountryCode.test(code) || !patterns.phoneNumber.test(number)) return false
  return code === '+90' ? inTurkey.test(number) : /^\d{4,}$/.test(number) && phone.length <= 16
}

/** The rule for setting a password. */
export const Password = filled()
  .normalize('NFC')
  .max(28, { abort: true })
  .regex(/^\S*$/, { error: 'fields.passwordSpaces', abort: true })
  // No text input takes a value that starts with a minus sign, so nobody could sign in with such a password.
  .regex(/^(?!-)/, { error: 'fields.passwordMinus', abort: true })
  .regex(patterns.password, 'fields.password')
  .meta({ examples: ['Galata-Karakoy7'] })
/** The older, wider rule that still holds for signing in. */
export const OldPassword = filled()
  .normalize('NFC')
  .regex(patterns.oldPassword, 'fields.oldPassword')
  .meta({ examples: ['Kopru2026', 'eski12'] })

/** A new password and its repetition, as every form that sets one asks for them. */
export const PasswordChoice = z
  .object({ newPassword: Password, repeatPassword: filled() })
  .refine(({ newPassword, repeatPassword }) => newPassword === repeatPassword.normalize('NFC'), {
    path: ['repeatPassword'],
    error: 'fields.passwordsDiffer',
    // Also when the password itself is too short: every field's problem is reported together.
    when: ({ value }) => Repeated.safeParse(value).success,
  })
const Repeated = z.object({ newPassword: z.string().min(1), repeatPassword: z.string().min(1) })

export const Email = filled()
  .trim()
  .toLowerCase()
  .max(254)
  // The usual slip of a Turkish keyboard, said as what it is.
  .regex(/^(?:(?!\u0307)[^çğıöşü])*$/, { error: 'fields.emailLetters', abort: true })
  .regex(patterns.email, 'fields.email')
  .meta({ examples: ['aday@kopru.test'] })

/** With or without spaces; comes out without. What is wrong is said as exactly as it is known. */
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

/** What the text editor hands over when nothing was written is `<p></p>`, not an empty text. */
export const isEmptyTextEditor = (html: string) => patterns.emptyTextEditor.test(html)
export const TextEditor = z.string().refine((html) => !isEmptyTextEditor(html), required)

export const Id = z.uuidv7('fields.id').toLowerCase()

/**
 * A moment in time, as ISO 8601 in UTC: `2026-11-15T20:59:59.000Z`. Without year 0, as a day, and without the last day that
 * can be written: PostgreSQL rounds its last moment up to the year 10000, which no answer can hold.
 */
export const Moment = z.iso.datetime().refine((moment) => moment >= '0001' && moment < '9999-12-31', 'fields.date')

/** A day of somebody's life or plans: `2026-11-15`. Without year 0, which ISO 8601 has and PostgreSQL does not. */
export const Day = z.iso
  .date({ error: 'fields.date', abort: true })
  .refine((day) => day >= '1900-01-01' && day <= '2100-12-31', 'fields.day')
  .meta({ examples: ['2025-09-15'] })

/** A month of plans: `2026-11`. */
export const Month = z
  .string()
  .regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, 'fields.month')
  .meta({ examples: ['2026-11'] })

/** The name of a person; wrong characters are reported before its length. */
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
