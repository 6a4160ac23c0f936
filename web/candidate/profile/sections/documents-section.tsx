import { FolderOpen } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'

/** Links to the documents, which have a page of their own. */
export function DocumentsSection() {
  const t = useTexts('student_dashboard')
  return (
    <Stack gap={4}>
      <p>{t('documents.where')}</p>
      <div>
        <ButtonLink to="/student-dashboard/documents" icon={<FolderOpen />}>
          {t('documents.open')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
