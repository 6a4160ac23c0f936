import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shown on every page to a member without the second factor that the organization demands, during the grace period. */
export function ProtectNotice({ protectBy }: { protectBy: string }) {
  const t = useTexts('org_dashboard')
  const date = formatDate(protectBy, useLanguage())
  return (
    <Notice
      banner
      tone="warning"
      title={t('protect.notice.title', { date })}
      actions={
        <ButtonLink size="small" to="/organizations-dashboard/settings/security">
          {t('protect.notice.open')}
        </ButtonLink>
      }
    >
      <p>{t('protect.notice.detail')}</p>
    </Notice>
  )
}
