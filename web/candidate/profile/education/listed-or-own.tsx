import { type ReactNode, useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import styles from './listed-or-own.module.css'

interface Wiring {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
}

interface ListedOrOwnProps {
  readonly label: string
  readonly optional?: boolean
  /** The wiring of the free-text field */
  readonly field: Wiring
  /** The free text; null while the list is used */
  readonly own: string | null
  /** Something of the list was chosen since, as the faculty is along with its department */
  readonly isChosen?: boolean
  /** No list exists, because the parent was typed as free text */
  readonly isUnlisted?: boolean
  /** Null: back to the list, with nothing chosen */
  readonly onWrite: (own: string | null) => void
  /** The list. */
  readonly children: ReactNode
}

/** A choice from a list, or free text for missing entries. */
export function ListedOrOwn(props: ListedOrOwnProps) {
  const { label, optional = false, field, own, isChosen = false, isUnlisted = false, onWrite, children } = props
  const t = useTexts('student_dashboard')
  const [wantsOwn, setWantsOwn] = useState(own !== null)
  if (isChosen && wantsOwn) setWantsOwn(false)
  const isOwn = isUnlisted || wantsOwn
  return (
    <Stack gap={1}>
      {isOwn ? (
        <TextInput
          {...field}
          label={label}
          optional={optional}
          autoFocus={wantsOwn && own === null}
          value={own ?? ''}
          onChange={(event) => onWrite(event.currentTarget.value || null)}
        />
      ) : (
        children
      )}
      {!isUnlisted && (
        <div className={styles.toggle}>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setWantsOwn(!isOwn)
              onWrite(null)
            }}
          >
            {isOwn ? t('ui.question.listed') : t('education.notListed')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
