import { FileQuestion } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectionBar } from '#web/ui/data/filter-bar.tsx'
import { Late } from '../../../late.tsx'

interface SelectionProps {
  readonly formId: string
  readonly selected: ReadonlySet<string>
  /** How many of the selected applications are on other pages of the list */
  readonly elsewhere: number
  readonly onClear: () => void
}

const loadDialog = () => import('../../acts/request-dialog.tsx')

/** What can be done with several at once. */
export function Selection({ formId, selected, elsewhere, onClear }: SelectionProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <SelectionBar label={t('selection.count', { count: selected.size, elsewhere })}>
        <Button size="small" icon={<FileQuestion />} onClick={() => setAsking(true)}>
          {t('request')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClear}>
          {t('selection.clear')}
        </Button>
      </SelectionBar>
      {isAsking && (
        <Late load={loadDialog}>
          {({ RequestDialog }) => (
            <RequestDialog
              formId={formId}
              applicationIds={[...selected]}
              onClose={() => setAsking(false)}
              onDone={onClear}
            />
          )}
        </Late>
      )}
    </>
  )
}
