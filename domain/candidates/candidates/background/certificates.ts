import type { CertificateChange } from '#contract/candidates/candidate-background.ts'
import { candidateCertificates } from '#database/schema/candidates.ts'
import { requireNoneWrong, wrongOrder } from '../wrong-fields.ts'
import { certificatesOf } from './certificates-of.ts'
import { keptList } from './kept-list.ts'

const certificates = keptList({
  table: candidateCertificates,
  itemsOf: certificatesOf,
  demand: (_, caller, change: CertificateChange) =>
    requireNoneWrong(caller, wrongOrder(change.issuedOn, change.expiresOn, 'expiresOn')),
  insert: (tx, row) => tx.insert(candidateCertificates).values(row),
  update: (tx, change, where) => tx.update(candidateCertificates).set(change).where(where),
})

export const {
  list: listCertificates,
  add: addCertificate,
  change: changeCertificate,
  remove: removeCertificate,
} = certificates
