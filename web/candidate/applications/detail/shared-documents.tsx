import { Lazy } from '../../../loading/lazy.tsx'
import { useAnswer } from '../../../queries/page-queries.ts'
import { useMe } from '../../../session/store.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { LoadingBlock } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { sharedDocumentsOf } from '../queries.ts'

const loadFiles = () => import('./shared-files.tsx')

/** Files that the organization shares with the candidate; lazy, because few have any. */
export function SharedDocuments({ applicationId }: { applicationId: string }) {
  const t = useTexts('student_apps')
  const { items } = useAnswer(sharedDocumentsOf(useMe().myId, applicationId))
  if (items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="shared-documents">
      <h2 id="shared-documents">{t('shared.title')}</h2>
      <Lazy load={loadFiles} waiting={<LoadingBlock />}>
        {({ SharedFiles }) => <SharedFiles applicationId={applicationId} />}
      </Lazy>
    </Card>
  )
}
