import { useEffect, useRef } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './mentions.module.css'
import type { useSuggestions } from './use-suggestions.ts'

/** Colleagues whose names start with the typed text. */
export function Suggestions({ id, found, active, choose }: ReturnType<typeof useSuggestions>) {
  const t = useTexts('org_candidate_list_and_detail')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (found.length > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [found.length])
  return (
    <>
      <VisuallyHidden>
        <span role="status">{found.length > 0 && t('notes.mention.found', { count: found.length })}</span>
      </VisuallyHidden>
      {found.length > 0 && (
        <div ref={list} id={id} role="listbox" aria-label={t('notes.mention')} className={styles.suggestions}>
          {found.map((colleague, at) => (
            <div
              key={colleague.id}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={styles.suggestion}
              // Keeps the focus in the text area.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(colleague)
              }}
            >
              {colleague.label}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
