import type { Transaction } from '#database/connection.ts'
import { notes } from '#database/schema/review/notes.ts'
import { newId } from '#platform/ids.ts'
import { type HistoryRow, isLookedAt, type OnDesk } from './on-desk.ts'

/** `@` becomes a mention of a colleague; in an organization of one person it is left out. */
const texts = [
  'Referansını aradım; ekip içinde çok uyumlu olduğunu söyledi.',
  'Niyet mektubu içten. Ailesinin durumunu anlattığı bölüm ikna edici. @ sen de okur musun?',
  'Not ortalaması sınırda ama son iki dönemde belirgin bir yükseliş var.',
  'Gelir belgesi geçen yıldan kalma; güncelini istemek gerekir.',
  'Geçen yıl da başvurmuş, yedek listedeydi. Bu yıl daha hazır görünüyor.',
  'Görüşmede burs dışındaki destekleri de soralım: yurt ve yemek. @ bunu listene ekler misin?',
  'İki kardeşi daha okuyor. Kurulda öne çıkarılmasını öneririm.',
  'Proje deneyimi çok iyi; mentorluk için uygun bir mezun bulalım.',
  'Telefonla ulaştım, belgelerini hafta sonuna kadar tamamlayacak.',
  'Yanıtları kısa tutmuş; görüşmede ayrıntı istemek iyi olur.',
] as const

export async function writeNotes(tx: Transaction, received: readonly OnDesk[]): Promise<readonly HistoryRow[]> {
  const written = received.flatMap((one) => {
    const random = one.random('notes')
    const { memberIds } = one.organization
    const count = isLookedAt(one) ? random.pick([0, 0, 1, 1, 2]) : random.pick([0, 0, 0, 0, 0, 0, 1])
    const first = random.whole(0, texts.length - 1)
    return Array.from({ length: count }, (_, at) => {
      const share = 0.5 + at * 0.2
      const accountId = random.pick(memberIds)
      const colleague = memberIds.find((id) => id !== accountId)
      const row = {
        id: newId(),
        applicationId: one.application.id,
        formId: one.form.id,
        accountId,
        ...worded(texts[(first + at) % texts.length] ?? texts[0], colleague),
        createdAt: one.at(share),
        pinnedAt: random.chance(0.15) ? one.at(share + 0.1) : null,
      }
      return { one, share, row }
    })
  })
  await tx.insert(notes).values(written.map(({ row }) => row))
  return written.map(({ one, share, row: { accountId } }) => one.happened('noteAdded', share, { accountId }))
}

function worded(text: string, colleague: string | undefined) {
  const [before = text, after] = text.split(' @ ')
  if (after === undefined || colleague === undefined) return { text: before, mentioned: [] }
  return { text: `${before} <@${colleague}>, ${after}`, mentioned: [colleague] }
}
