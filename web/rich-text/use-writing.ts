import { type Editor, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import type { ControlProps } from '../ui/fields/field.tsx'
import { extensions } from './extensions.ts'
import { fromWord } from './from-word.ts'
import prose from './prose.module.css'
import { useFocusByLabel } from './use-focus-by-label.ts'

type Writing = {
  control: ControlProps
  value: string
  onChange: (html: string) => void
  /** Returns true if the key was handled here */
  onKey: (event: KeyboardEvent) => boolean
}

/** An editor whose text is `value`: it tells what is written in it, and takes over what is set from outside. */
export function useWriting({ control, value, onChange, onKey }: Writing): Editor | null {
  const written = useRef(value)
  const given = useRef(value)
  const editor = useEditor({
    extensions,
    editorProps: useEditorProps(control, onKey),
    content: value,
    immediatelyRender: false,
    // The Content Security Policy blocks an injected style element; the few rules are in editor.module.css.
    injectCSS: false,
    onUpdate({ editor }) {
      written.current = htmlOf(editor)
      onChange(written.current)
    },
    onBlur: ({ editor }) => takeOver(editor),
  })

  /** Takes a value set from outside, such as an earlier version. Not while typing: the cursor would jump. */
  function takeOver(editor: Editor) {
    if (editor.isFocused || given.current === written.current) return
    written.current = given.current
    editor.commands.setContent(given.current, { emitUpdate: false })
  }

  useEffect(() => {
    given.current = value
    if (editor) takeOver(editor)
  })
  useFocusByLabel(editor, control.id)
  return editor
}

function useEditorProps(control: ControlProps, onKey: Writing['onKey']) {
  const { id, 'aria-describedby': describedBy = '', 'aria-invalid': invalid = false } = control
  const keys = useRef(onKey)
  useEffect(() => {
    keys.current = onKey
  })
  return useMemo(
    () => ({
      attributes: {
        id,
        class: prose.prose ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-keyshortcuts': 'Alt+F10',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: fromWord,
      handleKeyDown: (_: unknown, event: KeyboardEvent) => keys.current(event),
    }),
    [id, describedBy, invalid],
  )
}

/** Drops the empty paragraph at the end, which the editor adds to type in. */
const htmlOf = (editor: Editor) => (editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, ''))
