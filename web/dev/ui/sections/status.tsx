import { CircleCheck, CircleX, Clock, FileQuestion, Hourglass, Pencil } from 'lucide-react'
import { useTexts } from '#web/texts/texts.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Badge, CountBadge } from '#web/ui/data/badge.tsx'
import { Tag } from '#web/ui/data/tag.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { Show, Shows, section } from '../show.tsx'

export const StatusSection = section('status', 'status', () => {
  const t = useTexts('dev_ui')
  return (
    <Shows>
      <Show name="Badge, CountBadge">
        <Cluster gap={2}>
          <Badge icon={<Pencil />}>{t('draft')}</Badge>
          <Badge tone="primary" icon={<Clock />}>
            {t('underReview')}
          </Badge>
          <Badge tone="success" icon={<CircleCheck />}>
            {t('accepted')}
          </Badge>
          <Badge tone="warning" icon={<Hourglass />}>
            {t('reserve')}
          </Badge>
          <Badge tone="danger" icon={<CircleX />}>
            {t('rejected')}
          </Badge>
          <Badge tone="accent" icon={<FileQuestion />}>
            {t('documentAsked')}
          </Badge>
          <Badge>{t('longName')}</Badge>
          <CountBadge>28</CountBadge>
          <CountBadge tone="accent">3</CountBadge>
        </Cluster>
      </Show>
      <Show name="Tag">
        <Cluster gap={2}>
          <Tag>{t('bachelor')}</Tag>
          <Tag removeTo="#status">{t('bachelor')}</Tag>
          <Tag onRemove={ignore}>İstanbul</Tag>
          <Tag onRemove={ignore}>{t('longName')}</Tag>
        </Cluster>
      </Show>
      <Show name="Avatar">
        <Cluster>
          <Avatar name="İpek Işık" size="small" />
          <Avatar name="Ayşe Nur Öztürk" />
          <Avatar name="Çağrı" size="large" />
          <Avatar name="Anadolu Eğitim Vakfı" shape="square" />
          <Avatar name="Köprü" shape="square" size="large" photo="/favicon.svg" />
        </Cluster>
      </Show>
    </Shows>
  )
})

function ignore() {}
