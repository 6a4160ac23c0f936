import { type ChainedCommands, type Editor, EditorContent, useEditorState } from '@tiptap/react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import type { ControlProps } from '../ui/fields/field.tsx'
import styles from './editor.module.css'
import { LinkRow } from './link-row.tsx'
import { type Tool, type ToolStates, Tools } from './tools.tsx'
import { useWriting } from './use-writing.ts'

type WritingProps = {
  control: ControlProps
  value: string
  onChange: (html: string) => void
  /** Shown until the editor is loaded */
  waiting: ReactNode
}

/** The editor with its dependencies; lazy, loaded when a page with one opens. */
export function Writing({ waiting, ...props }: WritingProps) {
  const tools = useRef<HTMLDivElement>(null)
  const [linking, setLinking] = useState(false)
  const editor = useWriting({ ...props, onKey })

  function onKey(event: KeyboardEvent) {
    const isForTools = event.altKey && event.key === 'F10'
    const isForLink = (event.ctrlKey || event.metaKey) && /^k$/i.test(event.key)
    if (isForTools) tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    if (isForLink) setLinking(true)
    if (isForTools || isForLink) event.preventDefault()
    return isForTools || isForLink
  }

  if (!editor) return waiting
  return (
    <>
      <WritingTools ref={tools} editor={editor} controls={props.control.id} onLink={() => setLinking(!linking)} />
      {linking && <LinkRow editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} className={styles.body} />
    </>
  )
}

type WritingToolsProps = { editor: Editor; controls: string; onLink: () => void; ref: Ref<HTMLDivElement> }

function WritingTools({ editor, controls, onLink, ref }: WritingToolsProps) {
  const states = useEditorState({ editor, selector: ({ editor }) => statesOf(editor) })
  const use = (tool: Tool) => (tool === 'link' ? onLink() : actions[tool](editor.chain().focus()).run())
  return <Tools ref={ref} controls={controls} states={states} onUse={use} />
}

function statesOf(editor: Editor): ToolStates {
  return {
    bold: { can: editor.can().toggleBold(), pressed: editor.isActive('bold') },
    italic: { can: editor.can().toggleItalic(), pressed: editor.isActive('italic') },
    heading: { can: true, pressed: editor.isActive('heading', { level: 2 }) },
    subheading: { can: true, pressed: editor.isActive('heading', { level: 3 }) },
    bulletList: { can: true, pressed: editor.isActive('bulletList') },
    orderedList: { can: true, pressed: editor.isActive('orderedList') },
    quote: { can: true, pressed: editor.isActive('blockquote') },
    link: { can: true, pressed: editor.isActive('link') },
    undo: { can: editor.can().undo() },
    redo: { can: editor.can().redo() },
  }
}

const actions: Record<Exclude<Tool, 'link'>, (writing: ChainedCommands) => ChainedCommands> = {
  bold: (writing) => writing.toggleBold(),
  italic: (writing) => writing.toggleItalic(),
  heading: (writing) => writing.toggleHeading({ level: 2 }),
  subheading: (writing) => writing.toggleHeading({ level: 3 }),
  bulletList: (writing) => writing.toggleBulletList(),
  orderedList: (writing) => writing.toggleOrderedList(),
  quote: (writing) => writing.toggleBlockquote(),
  undo: (writing) => writing.undo(),
  redo: (writing) => writing.redo(),
}
