import type { Output } from '#contract/call.ts'
import type { listRecentImports } from '#contract/participants/enter-participants.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { UndoImport } from '../../review/entries/undo-import.tsx'

/** The imports that can still be taken back, a line each. */
export function RecentImports({ items }: Pick<Output<typeof listRecentImports>, 'items'>) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  return items.map(({ actId, formId, formTitle, at, count }) => (
    <Notice
      key={actId}
      actions={
        <UndoImport
          ids={{ companyId, formId, actId }}
          count={count}
          onUndone={({ removed, credits, kept }) =>
            showToast({
              tone: 'success',
              title: t('scholars.undone', { count: removed }),
              detail: t('scholars.undone.detail', { credits, kept }),
            })
          }
        />
      }
    >
      {t('scholars.imported', { count, form: formTitle, date: formatDate(at, language) })}
    </Notice>
  ))
}
