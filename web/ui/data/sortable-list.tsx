import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { useTexts } from '../../texts/texts.tsx'
import { AriaLocale } from '../aria-locale.tsx'
import { reorder } from './reorder.ts'
import styles from './sortable-list.module.css'

type SortableItem = { id: string; name: string; content: ReactNode }

type SortableListProps = {
  label: string
  items: readonly SortableItem[]
  onReorder: (ids: string[]) => void
  /** An item is opened: by a click, or by Enter on it */
  onOpen?: (id: string) => void
}

/** Ordered by dragging, or by keyboard: Enter on the grip takes an item, arrows move it, Enter lets it go. */
export function SortableList(props: SortableListProps) {
  return (
    <AriaLocale>
      <List {...props} />
    </AriaLocale>
  )
}

function List({ label, items, onReorder, onOpen }: SortableListProps) {
  const t = useTexts('common')
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const ids = items.map((item) => item.id)
      const where = target.dropPosition === 'before' ? 'before' : 'after'
      onReorder(reorder(ids, new Set([...keys].map(String)), String(target.key), where))
    },
  })
  return (
    <GridList
      aria-label={label}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
      {...(onOpen && { onAction: (key) => onOpen(String(key)) })}
      className={styles.list ?? ''}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={item.name} className={styles.item ?? ''}>
          <Button slot="drag" aria-label={t('ui.sortable.drag', { name: item.name })} className={styles.grip ?? ''}>
            <GripVertical />
          </Button>
          <div className={styles.content}>{item.content}</div>
        </GridListItem>
      )}
    </GridList>
  )
}
