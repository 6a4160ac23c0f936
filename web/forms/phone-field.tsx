import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { lastingPhone, splitPhone } from '#contract/fields/phone-numbers.ts'
import { phoneText } from '#platform/text/phone-text.ts'
import { useCountries } from '../queries/reference.ts'
import { useTexts } from '../texts/texts.tsx'
import { classes } from '../ui/classes.ts'
import control from '../ui/fields/control.module.css'
import { Field, type FieldProps } from '../ui/fields/field.tsx'
import styles from './phone-field.module.css'

type PhoneFieldProps = FieldProps & {
  id: string
  name: string
  /** The number in international form, `+905321234567`. */
  defaultValue?: string | null | undefined
  autoFocus?: boolean
  /** Called with the number and its calling code; empty if no number is typed */
  onWrite?: (phone: string) => void
}

/** The country with the most people for a calling code that several share. */
const mainOf: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+39': 'IT',
}

/** A phone number of any country: its calling code is picked or typed. The form gets both as one value. */
export function PhoneField({ id, name, defaultValue, autoFocus, onWrite, ...field }: PhoneFieldProps) {
  const t = useTexts('common')
  const known = splitPhone(defaultValue ?? '')
  const [code, setCode] = useState(known?.code ?? '+90')
  const [seen, setSeen] = useState(defaultValue)
  const [country, setCountry] = useState<string>()
  const [number, setNumber] = useState(known ? numberText(known) : (defaultValue ?? ''))
  const countries = useCountries().filter(({ phone }) => phone !== null) ?? []
  const picked = countries.find(({ alpha2, phone }) => phone === code && alpha2 === (country ?? mainOf[code] ?? alpha2))

  // After an undo the value differs from the one in the field.
  if (onWrite && defaultValue !== seen) {
    setSeen(defaultValue)
    if (lastingPhone(defaultValue ?? '') !== lastingPhone(together(code, number))) {
      setCode(known?.code ?? code)
      setNumber(known ? numberText(known) : (defaultValue ?? ''))
    }
  }

  function write(nextCode: string, nextNumber: string) {
    // A number pasted with a calling code sets the country.
    const whole = /^\s*(?:\+|00)/.test(nextNumber) ? splitPhone(lastingPhone(nextNumber)) : undefined
    const said = whole && whole.number.length > 3 ? { code: whole.code, number: numberText(whole) } : undefined
    if (said && said.code !== code) setCountry(undefined)
    setCode(said?.code ?? nextCode)
    setNumber(said?.number ?? nextNumber)
    onWrite?.(together(said?.code ?? nextCode, said?.number ?? nextNumber))
  }

  function pick({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) {
    setCountry(value)
    write(countries.find(({ alpha2 }) => alpha2 === value)?.phone ?? code, number)
  }

  return (
    <Field {...field} id={id} name={name}>
      {(wiring) => (
        <span className={classes(control.box, styles.box)}>
          <span className={styles.code}>
            <span aria-hidden>{code}</span>
            <ChevronDown aria-hidden />
            <select
              aria-label={t('form.phone.country')}
              value={picked?.alpha2 ?? ''}
              // `input` rather than `change`: a form listening to `input` would render first, with the previous
              // country.
              onInput={pick}
              onChange={pick}
            >
              {!picked && <option value="">{code}</option>}
              {countries.map(({ alpha2, name, phone }) => (
                <option key={alpha2} value={alpha2}>
                  {name} ({phone})
                </option>
              ))}
            </select>
          </span>
          <input
            {...wiring}
            name={name}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
            {...(autoFocus && { autoFocus })}
            className={control.input}
            value={number}
            onChange={(event) => write(code, event.currentTarget.value)}
          />
          {/* Placed after the visible field of the same name, so that the form reads this value, which includes the
              calling code. */}
          <input type="hidden" name={name} value={together(code, number)} />
        </span>
      )}
    </Field>
  )
}

const together = (code: string, number: string) =>
  number.trim() === '' || /^\s*(?:\+|00)/.test(number) ? number.trim() : `${code}${number}`

const numberText = ({ code, number }: { code: string; number: string }) =>
  phoneText(code + number).slice(code.length + 1)
