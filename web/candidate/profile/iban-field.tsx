import { Landmark } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useBanks } from '../../queries/reference.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { tooltip } from '../../ui/fields/tooltip.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from './iban-field.module.css'
import { bankCodeIn, caretAfter, ibanText } from './iban-text.ts'

interface IbanFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (iban: string) => void
}

/** A field for an IBAN, written in groups of four, with the bank's name as soon as its code is typed. */
export function IbanField({ value, onChange, ...field }: IbanFieldProps) {
  const t = useTexts('student_dashboard')
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  const code = bankCodeIn(value)
  const banks = useBanks(code !== undefined)
  const bank = banks.find(({ ibanCode }) => ibanCode === code)

  useLayoutEffect(() => {
    if (caret.current !== undefined && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  return (
    <Stack gap={2}>
      <TextInput
        {...field}
        ref={input}
        className={styles.iban}
        label={t('bank.iban')}
        help={t('bank.iban.help')}
        tooltip={tooltip(t('bank.iban.tooltip'))}
        placeholder="TR00 0000 0000 0000 0000 0000 00"
        autoComplete="off"
        autoCapitalize="characters"
        value={value}
        onChange={({ currentTarget: { value: written, selectionStart } }) => {
          const before = written.slice(0, selectionStart ?? written.length).replace(/[^a-z0-9]/gi, '').length
          const next = ibanText(written)
          // "TR" was put in front of what was typed, which moves the caret.
          const added = /^\s*\d/.test(written) ? 2 : 0
          caret.current = caretAfter(next, before + added)
          onChange(next)
        }}
      />
      <p role="status" className={styles.bank}>
        {bank && (
          <>
            <Landmark aria-hidden />
            {bank.name}
          </>
        )}
        {code !== undefined && banks.length > 0 && !bank && t('bank.unknown')}
      </p>
    </Stack>
  )
}
