import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Stack } from '../ui/layout/layout.tsx'
import type { PartProps } from './field-props.ts'
import styles from './question-field.module.css'

/** A university from the list, or a typed name: no list has all of them. */
export function UniversityField({ field, answer, onChange, children: list }: PartProps & { children: ReactNode }) {
  const t = useTexts('common')
  const [wantsOwn, setWantsOwn] = useState(false)
  const isOwn = wantsOwn || typeof answer === 'string'

  function turn() {
    setWantsOwn(!isOwn)
    if (answer !== null && answer !== undefined) onChange(null)
  }

  return (
    <Stack gap={1}>
      {isOwn ? (
        <TextInput
          {...field}
          autoFocus={wantsOwn && !answer}
          value={typeof answer === 'string' ? answer : ''}
          onChange={({ target }) => onChange(target.value || null)}
        />
      ) : (
        list
      )}
      <div className={styles.turn}>
        <Button size="small" variant="quiet" onClick={turn}>
          {t(isOwn ? 'ui.question.listed' : 'ui.question.unlisted')}
        </Button>
      </div>
    </Stack>
  )
}
