import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { Show, Shows, section } from '../show.tsx'

export const SortableSection = section('sortable', 'ui.show.sortable', () => {
  const t = useTexts('common')
  const names: Record<string, string> = {
    eligibility: t('ui.show.eligibility'),
    profile: t('ui.show.profile'),
    questions: t('ui.show.questions'),
    long: t('ui.show.longName'),
  }
  const [ids, setIds] = useState(Object.keys(names))
  const items = ids.map((id) => ({ id, name: names[id] ?? id, content: names[id] }))
  return (
    <Shows>
      <Show name="SortableList">
        <SortableList label={t('ui.show.sortable')} items={items} onReorder={setIds} />
      </Show>
    </Shows>
  )
})
