import type { ComponentProps, KeyboardEvent } from 'react'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Suggestions } from './suggestions.tsx'
import type { useSuggestions } from './use-suggestions.ts'

interface MentionAreaProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> {
  /** Of `useSuggestions`, whose area this is */
  readonly suggested: ReturnType<typeof useSuggestions>
  readonly written: string
  readonly write: (text: string) => void
  /** A key that was not meant for the suggestions */
  readonly onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** A text in which colleagues are named after an @, with the suggestions below it. */
export function MentionArea({ suggested, written, write, onKey, ...area }: MentionAreaProps) {
  const { id, found, active } = suggested
  return (
    <>
      <TextArea
        {...area}
        value={written}
        aria-autocomplete="list"
        {...(found.length > 0 && { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` })}
        onChange={({ currentTarget }) => {
          write(currentTarget.value)
          suggested.look()
        }}
        onKeyDown={(event) => {
          if (!suggested.press(event)) onKey?.(event)
        }}
      />
      <Suggestions {...suggested} />
    </>
  )
}
