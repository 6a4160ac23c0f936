import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { Question } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { moved } from '../moved.ts'
import styles from './options-field.module.css'
import { newOption, withOptions } from './question-changes.ts'

type Options = Question['options']
type OptionsFieldProps = { at: number; options: Options; onChange: (options: Options) => void }

/** The options of a question. Enter adds the next one; each line of a pasted text becomes an option. */
export function OptionsField({ at, options, onChange }: OptionsFieldProps) {
  const t = useTexts('org_forms')
  const field = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    field.current?.querySelector<HTMLInputElement>(`[data-option="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })

  function add(after: number) {
    const option = newOption('')
    wanted.current = option.id
    onChange(options.toSpliced(after + 1, 0, option))
  }

  function key(event: KeyboardEvent, index: number) {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(index)
    }
    const isEmpty = options[index]?.label === ''
    if (event.key === 'Backspace' && isEmpty && options.length > 1) {
      event.preventDefault()
      wanted.current = options[Math.max(0, index - 1)]?.id
      onChange(options.toSpliced(index, 1))
    }
  }

  function paste(event: ClipboardEvent, index: number) {
    const text = event.clipboardData.getData('text')
    if (!/\n/.test(text.trim())) return
    event.preventDefault()
    onChange(withOptions(options, text, index))
  }

  return (
    <FieldGroup id={`questions.${at}.options`} name={undefined} label={t('options')} help={t('options.help')}>
      {() => (
        <div ref={field} className={styles.options}>
          {options.map((option, index) => {
            const name = option.label || t('options.nth', { nth: index + 1 })
            return (
              <div key={option.id} className={styles.option}>
                <TextInput
                  id={`questions.${at}.options.${index}.label`}
                  data-option={option.id}
                  label={t('options.nth', { nth: index + 1 })}
                  hideLabel
                  maxLength={200}
                  autoComplete="off"
                  value={option.label}
                  onChange={({ target }) => onChange(options.with(index, { ...option, label: target.value }))}
                  onKeyDown={(event) => key(event, index)}
                  onPaste={(event) => paste(event, index)}
                />
                <IconButton
                  size="small"
                  label={t('moveUp', { name })}
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  onClick={() => onChange(moved(options, index, index - 1))}
                />
                <IconButton
                  size="small"
                  label={t('moveDown', { name })}
                  icon={<ArrowDown />}
                  disabled={index === options.length - 1}
                  onClick={() => onChange(moved(options, index, index + 1))}
                />
                <IconButton
                  size="small"
                  label={t('ui.remove.of', { name })}
                  icon={<Trash2 />}
                  onClick={() => onChange(options.toSpliced(index, 1))}
                />
              </div>
            )
          })}
          <Button size="small" icon={<Plus />} disabled={options.length >= 100} onClick={() => add(options.length)}>
            {t('options.add')}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
