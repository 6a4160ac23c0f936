import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Redo2, TextQuote, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { IconButton } from '../ui/actions/icon-button.tsx'
import styles from './editor.module.css'

const groups = [
  ['bold', 'italic'],
  ['heading', 'subheading'],
  ['bulletList', 'orderedList', 'quote'],
  ['link'],
  ['undo', 'redo'],
] as const

const tools = groups.flat()
export type Tool = (typeof tools)[number]

/** Which tools are enabled, and which are active at the cursor; only toggles have a state. */
export type ToolStates = { readonly [name in Tool]: { readonly can: boolean; readonly pressed?: boolean } }

type ToolsProps = {
  controls: string
  states?: ToolStates
  onUse?: (tool: Tool) => void
  ref?: Ref<HTMLDivElement>
}

/** The editor's toolbar; disabled without states, while the editor is loading. */
export function Tools({ controls, states, onUse, ref }: ToolsProps) {
  const t = useTexts('common')
  const [current, setCurrent] = useState<Tool>('bold')
  const face = useFaces()

  // A roving tabindex: one stop for Tab, arrows move inside.
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const to = tools.at(target(event.key, tools.indexOf(current)) ?? Number.NaN)
    if (!to || !isArrow(event.key)) return
    event.preventDefault()
    setCurrent(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${to}"]`)?.focus()
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('richText.tools')}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={move}
    >
      {groups.map((group) => (
        <div key={group[0]} className={styles.group}>
          {group.map((tool) => (
            <IconButton
              key={tool}
              {...face[tool]}
              size="small"
              data-tool={tool}
              tabIndex={tool === current ? 0 : -1}
              aria-pressed={states?.[tool].pressed}
              // `aria-disabled`, because `disabled` would lose the focus when nothing is left to undo.
              aria-disabled={states?.[tool].can ? undefined : true}
              disabled={states === undefined}
              onFocus={() => setCurrent(tool)}
              onClick={() => states?.[tool].can && onUse?.(tool)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

const isArrow = (key: string) => ['ArrowRight', 'ArrowLeft', 'Home', 'End'].includes(key)

function target(key: string, at: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  if (key === 'ArrowRight') return (at + 1) % tools.length
  return at - 1
}

function useFaces() {
  const t = useTexts('common')
  return {
    bold: { label: t('richText.bold'), icon: <Bold />, 'aria-keyshortcuts': 'Control+B' },
    italic: { label: t('richText.italic'), icon: <Italic />, 'aria-keyshortcuts': 'Control+I' },
    heading: { label: t('richText.heading'), icon: <Heading2 /> },
    subheading: { label: t('richText.subheading'), icon: <Heading3 /> },
    bulletList: { label: t('richText.bulletList'), icon: <List /> },
    orderedList: { label: t('richText.orderedList'), icon: <ListOrdered /> },
    quote: { label: t('richText.quote'), icon: <TextQuote /> },
    link: { label: t('richText.link'), icon: <Link />, 'aria-keyshortcuts': 'Control+K' },
    undo: { label: t('ui.undo'), icon: <Undo2 />, 'aria-keyshortcuts': 'Control+Z' },
    redo: { label: t('richText.redo'), icon: <Redo2 />, 'aria-keyshortcuts': 'Control+Shift+Z' },
  }
}
