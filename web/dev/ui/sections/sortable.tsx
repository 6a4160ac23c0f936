import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { SortableList } from '#web/ui/data/sortable-list.tsx'
import { Show, Shows, section } from '../show.tsx'

export const SortableSection = section('sortable', 'sortable', () => {
  const t = useTexts('dev_ui')
  const names: Record<string, string> = {
    eligibility: t('eligibility'),
    profile: t('profile'),
    questions: t('questions'),
    long: t('longName'),
  }
  const [ids, setIds] = useState(Object.keys(names))
  const items = ids.map((id) => ({ id, name: names[id] ?? id, content: names[id] }))
  return (
    <Shows>
      <Show name="SortableList">
        <SortableList label={t('sortable')} items={items} onReorder={setIds} />
      </Show>
    </Shows>
  )
})
