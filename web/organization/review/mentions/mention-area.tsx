import type { ComponentProps, KeyboardEvent } from 'react'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Suggestions } from './suggestions.tsx'
import type { useSuggestions } from './use-suggestions.ts'

interface MentionAreaProps extends Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange'> {
  /** The result of `useSuggestions` */
  readonly suggested: ReturnType<typeof useSuggestions>
  readonly written: string
  readonly write: (text: string) => void
  /** Called for keys that the suggestions do not use */
  readonly onKey?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** A text area for mentions after an @, with suggestions below. */
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
