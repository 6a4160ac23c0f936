import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type FocusEvent,
  type InputEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { upper } from '#platform/text/turkish.ts'
import { type NumberRefusal, type NumberRules, numberRefusal } from './number-rules.ts'

export type WritingRules = Omit<NumberRules, 'type'> & {
  /** Turkish capitals as one writes */
  upperCased?: boolean | undefined
  /** No copying out of the field, no pasting or dropping into it */
  blockClipboard?: boolean | undefined
}

type Refusal = NumberRefusal | 'copy' | 'paste'
type InputProps = ComponentProps<'input'>

/** Keeps refused values out of a field, and says why one was refused until something else is written. */
export function useWritingRules(type: string, rules: WritingRules, props: InputProps) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const accepted = useRef(String(props.value ?? props.defaultValue ?? ''))

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const refused = numberRefusal(input.value, { type, ...rules })
    setRefusal(refused)
    if (refused) {
      input.value = accepted.current
      return
    }
    // A phone's keyboard composes: changing the text under it would double letters.
    if (rules.upperCased && !(event.nativeEvent as globalThis.InputEvent).isComposing) capitalise(input)
    accepted.current = input.value
    props.onChange?.(event)
  }

  // A number field hides a lone minus from its value, so the key itself is refused.
  function onBeforeInput(event: InputEvent<HTMLInputElement>) {
    props.onBeforeInput?.(event)
    if (type !== 'number' || !/[-+e]/i.test(event.data ?? '')) return
    event.preventDefault()
    setRefusal(event.data?.startsWith('-') ? 'minus' : null)
  }

  function refuse(why: Refusal) {
    return (event: SyntheticEvent) => {
      event.preventDefault()
      setRefusal(why)
    }
  }

  return {
    refusal,
    handlers: {
      onChange,
      onBeforeInput,
      onFocus(event: FocusEvent<HTMLInputElement>) {
        // A form may have changed the field since; a refused value goes back to this one.
        accepted.current = event.currentTarget.value
        props.onFocus?.(event)
      },
      ...(rules.upperCased && {
        onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => announceCapitals(event.currentTarget),
      }),
      ...(rules.blockClipboard && {
        onCopy: refuse('copy'),
        onCut: refuse('copy'),
        onPaste: refuse('paste'),
        onDrop: refuse('paste'),
      }),
    },
  }
}

function capitalise(input: HTMLInputElement) {
  const value = upper(input.value)
  if (value === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = value
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd)
}

/** Sets the value without React and dispatches an input event, so that all listeners hear it as typing. */
function announceCapitals(input: HTMLInputElement) {
  const value = upper(input.value)
  if (value === input.value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
