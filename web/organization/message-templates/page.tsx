import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  listMessageTemplates,
  type MessageTemplate,
  removeMessageTemplate,
} from '#contract/mailings/message-templates.ts'
import { textFor } from '#contract/mailings/text-for.ts'
import { formatDate } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { Section } from '#web/settings/section.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { WrittenText } from '../message-texts/written-text.tsx'
import styles from './page.module.css'

const templatesOf = (companyId: string) => query(listMessageTemplates, { companyId })

const queries: PageQueries = ({ me }) => [templatesOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../forbidden-boundary.tsx'

const loadEditor = () => import('./template-dialog.tsx')

/** The organization's message templates. */
export default function MessageTemplatesPage() {
  const t = useTexts('org_settings')
  const me = useMe()
  const { items } = useAnswer(templatesOf(me.myId))
  const canWrite = may(me, 'Applications', 'write')
  const [edited, setEdited] = useState<MessageTemplate | 'new'>()
  const [removed, setRemoved] = useState<MessageTemplate>()
  const add = useRef<HTMLButtonElement>(null)
  return (
    <Section title={t('templates.title')} lead={t('templates.lead')}>
      {items.length > 0 && canWrite && (
        <div>
          <Button ref={add} variant="primary" icon={<Plus />} onClick={() => setEdited('new')}>
            {t('templates.add')}
          </Button>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={t('templates.empty')}
          action={
            canWrite && (
              <Button ref={add} variant="primary" icon={<Plus />} onClick={() => setEdited('new')}>
                {t('templates.add')}
              </Button>
            )
          }
        >
          {t('templates.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              canWrite={canWrite}
              onEdit={() => setEdited(template)}
              onRemove={() => setRemoved(template)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <Lazy load={loadEditor}>
          {({ TemplateDialog }) => (
            <TemplateDialog template={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
          )}
        </Lazy>
      )}
      {removed && (
        <RemoveTemplate
          template={removed}
          onDone={() => {
            setRemoved(undefined)
            add.current?.focus()
            showToast({ tone: 'success', title: t('templates.removed', { name: removed.name }) })
          }}
          onCancel={() => setRemoved(undefined)}
        />
      )}
    </Section>
  )
}

interface TemplateRowProps {
  readonly template: MessageTemplate
  readonly canWrite: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function TemplateRow({ template, canWrite, onEdit, onRemove }: TemplateRowProps) {
  const t = useTexts('org_settings')
  const language = useLanguage()
  const { name, texts, changedBy, changedAt } = template
  const text = textFor(texts, language)
  return (
    <Card as="li">
      <Stack gap={2}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.words}>
          <strong>
            <WrittenText>{text?.subject ?? ''}</WrittenText>
          </strong>
          {'\n'}
          <WrittenText>{text?.text ?? ''}</WrittenText>
        </p>
        <p className={styles.quiet}>
          {t('templates.languages', { languages: texts.tr && texts.en ? 'both' : texts.tr ? 'tr' : 'en' })} ·{' '}
          {changedBy
            ? t('templates.changed', { by: changedBy, at: formatDate(changedAt, language) })
            : t('templates.changedAt', { at: formatDate(changedAt, language) })}
        </p>
        {canWrite && (
          <Cluster gap={1} className={styles.acts}>
            <Button
              size="small"
              variant="quiet"
              icon={<Pencil />}
              onClick={onEdit}
              aria-label={t('templates.edit', { name })}
            >
              {t('ui.edit')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 />}
              onClick={onRemove}
              aria-label={t('templates.remove', { name })}
            >
              {t('ui.delete')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}

interface RemoveTemplateProps {
  readonly template: MessageTemplate
  readonly onDone: () => void
  readonly onCancel: () => void
}

function RemoveTemplate({ template: { id: templateId, name }, onDone, onCancel }: RemoveTemplateProps) {
  const t = useTexts('org_settings')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'messageTemplates', refreshes: true })
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('templates.remove', { name })}
      detail={
        <Stack>
          <p>{t('templates.remove.detail')}</p>
          <FailedNotice failed={failed} />
        </Stack>
      }
      confirmText={t('ui.delete')}
      onConfirm={() => void act(() => askInBrowser(removeMessageTemplate, { companyId, templateId }), onDone)}
      onCancel={onCancel}
      loading={busy}
    />
  )
}
