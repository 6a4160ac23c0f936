import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type BankTemplate, listBankTemplates, removeBankTemplate } from '#contract/payments/bank-templates.ts'
import { formatDate } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Grid, Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { bankTemplateAddress, newTemplateAddress } from '../../payment-addresses.ts'
import { PaymentsFrame } from '../frame.tsx'
import styles from '../payments.module.css'
import { useTemplateName } from './use-template-name.ts'

const templatesOf = (companyId: string) => query(listBankTemplates, { companyId })

const queries: PageQueries = ({ me }) => [templatesOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** Templates of files for banks: the predefined ones, and the organization's own. */
export default function BankTemplatesPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const { items, can } = useAnswer(templatesOf(useMe().myId))
  const [removed, setRemoved] = useState<BankTemplate>()
  return (
    <PaymentsFrame tab="templates">
      <p className={styles.lead}>{t('payments.templates.lead')}</p>
      <Grid column="large">
        {items.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            canChange={can.change}
            onRemove={() => setRemoved(template)}
          />
        ))}
      </Grid>
      {removed && <RemoveTemplate template={removed} onClose={() => setRemoved(undefined)} />}
    </PaymentsFrame>
  )
}

interface TemplateCardProps {
  readonly template: BankTemplate
  readonly canChange: boolean
  readonly onRemove: () => void
}

function TemplateCard({ template, canChange, onRemove }: TemplateCardProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const name = useTemplateName()(template)
  const { id, isReady, content, changedBy, changedAt } = template
  return (
    <Card>
      <Stack gap={2}>
        <h2>{name}</h2>
        <p>{t('payments.template.summary', { format: content.format, count: content.columns.length })}</p>
        <p className={styles.quiet}>{content.columns.map(({ heading }) => heading || '–').join('\u00a0· ')}</p>
        {changedAt !== null && (
          <p className={styles.quiet}>
            {[changedBy, formatDate(changedAt, language)].filter(Boolean).join('\u00a0· ')}
          </p>
        )}
        {canChange && (
          <Cluster gap={1}>
            {!isReady && (
              <ButtonLink size="small" variant="quiet" icon={<Pencil />} to={bankTemplateAddress(id)}>
                {t('ui.edit')}
              </ButtonLink>
            )}
            <ButtonLink size="small" variant="quiet" icon={<Copy />} to={newTemplateAddress(id)}>
              {t('payments.template.copy')}
            </ButtonLink>
            {!isReady && (
              <Button size="small" variant="quiet" icon={<Trash2 />} onClick={onRemove}>
                {t('ui.delete')}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}

function RemoveTemplate({ template: { id, name }, onClose }: { template: BankTemplate; onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'bankTemplates', refreshes: true })
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('payments.template.remove', { name })}
      detail={
        <Stack>
          <p>{t('payments.template.remove.detail')}</p>
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('ui.delete')}
      onConfirm={() => void act(() => askInBrowser(removeBankTemplate, { companyId, templateId: id }), onClose)}
      onCancel={onClose}
      loading={busy}
    />
  )
}
