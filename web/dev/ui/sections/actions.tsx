import { ArrowRight, Bookmark, Pencil, Plus, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import { Cluster, Stack } from '#web/ui/layout.tsx'
import { Link, OutsideLink } from '#web/ui/link.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Show, Shows, section } from '../show.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger', 'accent'] as const

export const ActionSection = section('actions', 'ui.show.actions', () => {
  const t = useTexts('common')
  const [saved, setSaved] = useState(false)
  return (
    <Shows>
      {variants.map((variant) => (
        <Show key={variant} name={`Button variant="${variant}"`}>
          <Cluster>
            <Button variant={variant}>{t('ui.show.save')}</Button>
            <Button variant={variant} icon={<Plus />}>
              {t('ui.show.addEducation')}
            </Button>
            <Button variant={variant} loading>
              {t('ui.show.save')}
            </Button>
            <Button variant={variant} disabled>
              {t('ui.show.save')}
            </Button>
          </Cluster>
        </Show>
      ))}
      <Show name="Button size, wide">
        <Stack>
          <Cluster>
            <Button size="small">{t('ui.show.save')}</Button>
            <Button>{t('ui.show.save')}</Button>
            <Button size="large">{t('ui.show.save')}</Button>
          </Cluster>
          <Button variant="primary" size="large" wide iconAfter={<ArrowRight />}>
            {t('ui.show.longAction')}
          </Button>
        </Stack>
      </Show>
      <Show name="ButtonLink">
        <Cluster>
          <ButtonLink to="#actions" variant="primary">
            {t('ui.show.apply')}
          </ButtonLink>
          <ButtonLink to="#actions">{t('ui.show.details')}</ButtonLink>
        </Cluster>
      </Show>
      <Show name="IconButton, IconLink">
        <Cluster gap={1}>
          <IconButton label={t('ui.show.edit')} icon={<Pencil />} />
          <IconButton
            label={t('ui.show.bookmark')}
            icon={<Bookmark />}
            aria-pressed={saved}
            onClick={() => setSaved(!saved)}
          />
          <IconButton label={t('ui.show.delete')} icon={<Trash2 />} tone="danger" />
          <IconButton label={t('ui.show.edit')} icon={<Pencil />} size="small" />
          <IconButton label={t('ui.show.edit')} icon={<Pencil />} disabled />
          <IconLink label={t('ui.show.share')} icon={<Share2 />} to="#actions" />
        </Cluster>
      </Show>
      <Show name="Link, OutsideLink">
        <p>
          {t('ui.show.sentence')} <Link to="#actions">{t('ui.show.details')}</Link>{' '}
          <OutsideLink to="https://example.org">example.org</OutsideLink>
        </p>
        <p>
          <Link to="#actions" quiet>
            {t('ui.show.longName')}
          </Link>
        </p>
      </Show>
      <Show name="Tooltip">
        <Cluster>
          <Tooltip text={t('ui.show.tooltip')}>
            <Button>{t('ui.show.details')}</Button>
          </Tooltip>
        </Cluster>
      </Show>
    </Shows>
  )
})
