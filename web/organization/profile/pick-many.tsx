import { Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { fold } from '#platform/text/turkish.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Tag } from '../../ui/data/tag.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './pick-many.module.css'

interface Choice {
  readonly id: number
  readonly name: string
}

interface PickManyProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly label: string
  readonly help: string
  readonly placeholder: string
  readonly choices: readonly Choice[]
  readonly value: readonly number[]
  readonly onChange: (chosen: number[]) => void
}

const shown = 8

/** Picks several of many options: searched by typing, shown as chips. Enter takes the first match. */
export function PickMany({ choices, value, onChange, placeholder, ...field }: PickManyProps) {
  const t = useTexts('org_settings')
  const [wanted, setWanted] = useState('')
  const chosen = choices.filter(({ id }) => value.includes(id))
  const found = wanted.trim() === '' ? [] : matching(choices, wanted, value)

  function pick(choice: Choice) {
    onChange([...value, choice.id])
    setWanted('')
    document.getElementById(field.id)?.focus()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (found[0]) pick(found[0])
  }

  return (
    <div className={styles.field}>
      <TextInput
        {...field}
        optional
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
        onKeyDown={press}
      />
      <VisuallyHidden>
        <span role="status">{wanted.trim() !== '' && t('pick.found', { count: found.length })}</span>
      </VisuallyHidden>
      {wanted.trim() !== '' && found.length === 0 && <p className={styles.none}>{t('pick.found', { count: 0 })}</p>}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, shown).map((choice) => (
            <li key={choice.id}>
              <button type="button" onClick={() => pick(choice)}>
                <Plus aria-hidden />
                {choice.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <Cluster gap={2}>
          {chosen.map(({ id, name }) => (
            <Tag key={id} onRemove={() => onChange(value.filter((other) => other !== id))}>
              {name}
            </Tag>
          ))}
        </Cluster>
      )}
    </div>
  )
}

/** The matching choices; those that begin with the text come first. */
function matching(choices: readonly Choice[], wanted: string, without: readonly number[]) {
  const folded = fold(wanted.trim())
  const at = (choice: Choice) => fold(choice.name).indexOf(folded)
  return choices
    .filter((choice) => !without.includes(choice.id) && at(choice) >= 0)
    .sort((one, other) => Number(at(one) > 0) - Number(at(other) > 0))
}
