import type { Call } from './call.ts'

/** What members without the demanded second factor may still do: set one up, and read news. */
const possibleWhileUnprotected: ReadonlySet<string> = new Set([
  'PUT /companies/:companyId/twofactor',
  'PUT /companies/:companyId/gsm',
  'PUT /companies/:companyId/otp',
  'POST /companies/:companyId/send/verification',
  'GET /companies/:companyId/news',
  'POST /companies/:companyId/news/read',
])

/** Whether a call is refused to members without the second factor that their organization demands. */
export const needsProtection = ({ may, method, path }: Pick<Call, 'may' | 'method' | 'path'>) =>
  (may.who === 'member' || may.who === 'root') && !possibleWhileUnprotected.has(`${method} ${path}`)
