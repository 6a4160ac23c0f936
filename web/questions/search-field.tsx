import { Check, ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { hasWords } from '#platform/text/has-words.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { fold } from '#platform/text/turkish.ts'
import { useTexts } from '../texts/texts.tsx'
import control from '../ui/fields/control.module.css'
import { Field } from '../ui/fields/field.tsx'
import type { Worded } from './field-props.ts'
import styles from './search-field.module.css'

interface Option {
  readonly id: number
  readonly name: string
}

type SearchFieldProps = Worded & {
  readonly options: readonly Option[]
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}

/** The most options that are shown at once. */
const most = 100

/**
 * A searchable select: "igdir" finds "Iğdır", "odtü" finds Orta Doğu Teknik. It replaces the kit's combobox, which is
 * larger than the rest of a question's page, on pages that are opened on a phone at the last minute.
 */
export function SearchField({ options, value, onChange, ...field }: SearchFieldProps) {
  const t = useTexts('common')
  /** The typed text; undefined while the list is closed, when the field shows the chosen name. */
  const [written, setWritten] = useState<string>()
  const [at, setAt] = useState(0)
  const isOpen = written !== undefined
  const name = options.find(({ id }) => id === value)?.name ?? ''
  const wanted = written === name ? '' : (written ?? '')
  const isFound = ({ name: known }: Option) => hasWords(known, wanted) || initialsOf(known) === fold(wanted)
  const found = isOpen ? options.filter(isFound).slice(0, most) : []
  const list = `${field.id}-list`

  function open(text: string) {
    setWritten(text)
    setAt(0)
  }

  function pick(option: Option | undefined) {
    if (option) onChange(option.id)
    setWritten(undefined)
  }

  function leave() {
    if (written === '' && value !== null) onChange(null)
    setWritten(undefined)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open(name)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((at + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      pick(found[at])
    } else if (event.key === 'Escape' && isOpen) setWritten(undefined)
  }

  return (
    <Field {...field} name={undefined}>
      {(wiring) => (
        <div className={styles.frame}>
          <span className={control.box}>
            <input
              {...wiring}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? list : undefined}
              aria-activedescendant={found[at] && `${list}-${found[at].id}`}
              placeholder={t('ui.combobox.placeholder')}
              value={written ?? name}
              onChange={({ target }) => open(target.value)}
              onClick={() => !isOpen && open(name)}
              onKeyDown={press}
              onBlur={leave}
              className={control.input}
            />
            <ChevronDown aria-hidden className={styles.arrow} />
          </span>
          {isOpen && (
            <div className={styles.popup}>
              {found.length === 0 && (
                <p role="status">{t(options.length > 0 ? 'ui.combobox.none' : 'ui.combobox.searching')}</p>
              )}
              <div id={list} role="listbox" aria-label={field.label}>
                {found.map((option, index) => (
                  <Row
                    key={option.id}
                    id={`${list}-${option.id}`}
                    isActive={index === at}
                    isChosen={option.id === value}
                    onPick={() => pick(option)}
                  >
                    {option.name}
                  </Row>
                ))}
              </div>
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

interface RowProps {
  readonly id: string
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly onPick: () => void
  readonly children: string
}

function Row({ id, isActive, isChosen, onPick, children }: RowProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-active={isActive || undefined}
      ref={(row) => {
        if (isActive) row?.scrollIntoView({ block: 'nearest' })
      }}
      // Keeps the focus in the field while an option is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={styles.option}
    >
      {children}
      {isChosen && <Check aria-hidden />}
    </button>
  )
}
