import type { ReactNode } from 'react'
import { type MessageField, type Part, partsOf } from '#contract/mailings/message-fields.ts'
import { useTexts } from '#web/texts/texts.tsx'
import styles from './written-text.module.css'

/** A text whose fields are not filled in: each is a chip with its name, as is what a passage depends on. */
export function WrittenText({ children }: { children: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const nameOf = (field: MessageField) => t('message.field', { field })
  const show = (parts: readonly Part[]): ReactNode[] =>
    // Parts have no other identity than their place.
    [...parts.entries()].map(([place, part]) => {
      if (typeof part === 'string') return part
      if ('field' in part) return <Chip key={place}>{nameOf(part.field)}</Chip>
      return (
        <span key={place}>
          <Chip isQuiet>{t('message.field.if', { field: nameOf(part.when) })}</Chip> {show(part.said)}
          {part.otherwise.length > 0 && (
            <>
              {' '}
              <Chip isQuiet>{t('message.field.else')}</Chip> {show(part.otherwise)}
            </>
          )}
        </span>
      )
    })
  return show(partsOf(children))
}

function Chip({ children, isQuiet = false }: { children: string; isQuiet?: boolean }) {
  return <span className={isQuiet ? styles.condition : styles.field}>{children}</span>
}
