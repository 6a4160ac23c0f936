import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './text-input.module.css'
import { VisibilityToggle } from './visibility-toggle.tsx'
import { useWritingRules, type WritingRules } from './writing-rules.ts'

export type TextInputProps = FieldProps &
  WritingRules &
  Omit<ComponentProps<'input'>, 'type'> & {
    type?: 'text' | 'number' | 'password' | 'email' | 'tel' | 'url' | 'search'
    before?: ReactNode
    after?: ReactNode
  }

export function TextInput(props: TextInputProps) {
  const t = useTexts('common')
  const { field, rules, before, after, type = 'text', rest } = split(props)
  const [shown, setShown] = useState(false)
  const { refusal, handlers } = useWritingRules(type, rules, rest)
  const refusalText =
    refusal &&
    {
      minus: t('ui.input.minus'),
      zeroOrLess: t('ui.input.zeroOrLess'),
      copy: t('ui.input.copy'),
      paste: t('ui.input.paste'),
    }[refusal]
  return (
    <Field {...field} id={rest.id} name={rest.name} error={field.error ?? refusalText ?? undefined}>
      {(wiring) => (
        <span className={control.box}>
          {before && <span className={control.adornment}>{before}</span>}
          <input
            spellCheck={type === 'text' ? undefined : false}
            // CSS shows capitals at once; its i becomes İ only in a Turkish element.
            lang={rules.upperCased ? 'tr' : undefined}
            {...rest}
            {...wiring}
            {...handlers}
            type={type === 'password' && shown ? 'text' : type}
            className={classes(control.input, rules.upperCased && styles.upperCased, rest.className)}
          />
          {after && <span className={control.adornment}>{after}</span>}
          {type === 'password' && (
            <VisibilityToggle shown={shown} controls={wiring.id} onToggle={() => setShown(!shown)} />
          )}
        </span>
      )}
    </Field>
  )
}

function split(props: TextInputProps) {
  const { label, help, error, optional, hideLabel, tooltip, ...afterField } = props
  const { negatives, leadingZero, upperCased, blockClipboard, before, after, type, ...rest } = afterField
  return {
    field: { label, help, error, optional, hideLabel, tooltip },
    rules: { negatives, leadingZero, upperCased, blockClipboard },
    before,
    after,
    type,
    rest,
  }
}
