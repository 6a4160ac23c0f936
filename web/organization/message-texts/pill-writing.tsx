import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useFocusByLabel } from '#web/rich-text/use-focus-by-label.ts'
import type { ControlProps } from '#web/ui/fields/field.tsx'
import styles from './pill-field.module.css'
import { docOf, insertPill, pasteWords, pillNodes, textOf } from './pill-nodes.ts'
import type { Pill } from './pill-text.ts'
import type { PillLooks } from './use-pill-looks.ts'

export type InsertPill = (pill: Pill) => void

interface PillWritingProps {
  readonly control: ControlProps
  readonly language: string
  readonly looks: PillLooks
  readonly isOneLine: boolean
  readonly value: string
  readonly onChange: (text: string) => void
  /** Set while the editor is mounted */
  readonly insert: RefObject<InsertPill | null>
  /** Shown until the editor is loaded */
  readonly waiting: ReactNode
}

/** The pill editor with its dependencies; lazy, loaded when a letter is opened. */
export function PillWriting(props: PillWritingProps) {
  const { control, isOneLine, value, onChange, insert, looks, waiting } = props
  const written = useRef(value)
  const wasFocused = useRef(false)
  const [extensions] = useState(() => pillNodes(looks, isOneLine))
  const editor = useEditor({
    extensions,
    editorProps: useEditorProps(props),
    content: docOf(value),
    immediatelyRender: false,
    // The Content Security Policy blocks an injected style element; the few rules are in the CSS module.
    injectCSS: false,
    coreExtensionOptions: { clipboardTextSerializer: { blockSeparator: '\n' } },
    onFocus: () => {
      wasFocused.current = true
    },
    onUpdate({ editor }) {
      written.current = textOf(editor.state.doc)
      onChange(written.current)
    },
  })

  // Takes a new value from outside, for example a chosen template.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(docOf(value), { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    insert.current = editor && ((pill) => put(editor, pill, wasFocused.current))
    return () => {
      insert.current = null
    }
  }, [editor, insert])

  useFocusByLabel(editor, control.id)
  if (!editor) return waiting
  return <EditorContent editor={editor} className={styles.writing} />
}

/** Inserts at the end if the editor was never focused. */
function put(editor: Editor, pill: Pill, wasFocused: boolean) {
  if (!wasFocused) editor.commands.setTextSelection(editor.state.doc.content.size)
  insertPill(editor, pill)
  // Deferred until the menu has returned the focus.
  setTimeout(() => editor.commands.focus())
}

function useEditorProps({ control, language, isOneLine }: PillWritingProps) {
  const { id, 'aria-describedby': describedBy = '', 'aria-invalid': invalid = false } = control
  return useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        lang: language,
        'aria-multiline': String(!isOneLine),
        'aria-labelledby': `${id}-label`,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
      ...(isOneLine && { handleKeyDown: (_: unknown, event: KeyboardEvent) => event.key === 'Enter' }),
      // Pastes as plain text, because a letter has no formatting.
      handlePaste: (view: Editor['view'], event: ClipboardEvent) => {
        const words = event.clipboardData?.getData('text/plain') ?? ''
        pasteWords(view, isOneLine ? words.replace(/\s*\n\s*/g, ' ').trim() : words)
        return true
      },
    }),
    [id, language, isOneLine, describedBy, invalid],
  )
}
