import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isTurkishIban } from '#contract/fields/checksums.ts'

const Part = z.enum(['api', 'web', 'worker'])

const Environment = z.object({
  MODE: z.enum(['local', 'production']).default('local'),
  DEMO: z.enum(['whole', 'accounts']).default('whole'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  PARTS: z
    .string()
    .default('api,web,worker')
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(Part).min(1)),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((value) => resolve(value)),
  UPLOADS_DIR: z
    .string()
    .transform((value) => resolve(value))
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#@]/.test(url), 'it holds more than an address')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_BUCKET_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,40}$/, 'it is small letters, digits and hyphens, 41 at most')
    .default('kopru-'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  API_URL: z.url({ protocol: /^https?$/ }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  PLAIN_HTTP: z.enum(['refused', 'allowed']).default('refused'),
  SECRET_KEY: z.string().min(32).optional(),
  EARLIER_SECRET_KEYS: z
    .string()
    .transform((value) => value.split(',').map((key) => key.trim()))
    .pipe(z.array(z.string().min(32)))
    .default([]),
  NEXT_SECRET_KEY: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().includes('@', 'it holds no address').optional(),
  CONTACT_EMAIL: z.email().optional(),
  CONTROLLER_NAME: z.string().trim().min(2).max(200).optional(),
  CONTROLLER_ADDRESS: z.string().trim().min(10).max(300).optional(),
  CONTROLLER_EMAIL: z.email().optional(),
  CONTROLLER_KEP: z.email().optional(),
  CONTROLLER_MERSIS: z
    .string()
    .regex(/^\d{16}$/, 'it is 16 digits')
    .optional(),
  SELLER_IBAN: z
    .string()
    .transform((iban) => iban.replaceAll(' ', ''))
    .refine(isTurkishIban, 'it is no IBAN of Türkiye')
    .optional(),
  SELLER_NAME: z.string().max(100).optional(),
  SELLER_BANK: z.string().max(100).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_COUNTRIES: z
    .string()
    .transform((value) => value.split(',').map((code) => code.trim()))
    .pipe(z.array(z.string().regex(/^\+\d{1,3}$/, 'a calling code is a plus sign and 1 to 3 digits')))
    .default([]),
  MAILS_PER_SECOND: z.coerce.number().min(0.1).max(10_000).default(50),
  SMS_PER_SECOND: z.coerce.number().min(0.1).max(10_000).default(10),
  GEO_URL: z.url({ protocol: /^https?$/ }).optional(),
  VIDEO_ROOM_URL: z
    .url({ protocol: /^https$/ })
    .refine((url) => url.includes('{id}'), 'must contain {id}')
    .optional(),
  CITIZEN_CHECK_URL: z.url({ protocol: /^https?$/ }).optional(),
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  CHAT_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'it holds no {z}, {x} and {y}')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  ISTANBULSENIN_SECRET: z.string().min(32).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) => value.split(',').map((proxy) => proxy.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'it is a list of addresses or networks')))
    .default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  ANSWER_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(32),
  IMAGE_CACHE_MB: z.coerce.number().int().min(1).max(102_400).default(512),
  STOP_GRACE_SECONDS: z.coerce.number().min(0).max(600).optional(),
  MAX_IN_FLIGHT: z.coerce.number().int().min(10).max(100_000).default(1000),
  VISITS_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
})

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Environment.shape)

export type Config = ReturnType<typeof readConfig>

/** Reads the environment once, at start. A wrong value stops the start with a sentence naming it. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(sentence).join('\n'))
  const values = parsed.data
  if (values.MODE === 'production') requireForProduction(values)
  return {
    mode: values.MODE,
    demo: values.DEMO,
    host: values.HOST,
    port: values.PORT,
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT,
    parts: new Set(values.PARTS),
    dataDir: values.DATA_DIR,
    uploadsDir: values.UPLOADS_DIR ?? join(values.DATA_DIR, 'uploads'),
    s3: s3Of(values),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    apiUrl: values.API_URL,
    publicUrl: values.PUBLIC_URL ?? `http://${values.HOST}:${values.PORT}`,
    secretKey: values.SECRET_KEY,
    otherSecretKeys: [...(values.NEXT_SECRET_KEY ? [values.NEXT_SECRET_KEY] : []), ...values.EARLIER_SECRET_KEYS],
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Köprü <no-reply@${mailDomain(values.PUBLIC_URL)}>`,
    contactEmail: contactOf(values),
    controller: controllerOf(values),
    seller: sellerOf(values),
    smsUrl: values.SMS_URL,
    smsCountries: values.SMS_COUNTRIES,
    mailsPerSecond: values.MAILS_PER_SECOND,
    smsPerSecond: values.SMS_PER_SECOND,
    geoUrl: values.GEO_URL,
    videoRoomUrl: values.VIDEO_ROOM_URL,
    citizenCheckUrl: values.CITIZEN_CHECK_URL,
    clamdUrl: values.CLAMD_URL,
    chatScriptUrl: values.CHAT_SCRIPT_URL,
    mapTiles: values.MAP_TILES_URL ? { url: values.MAP_TILES_URL, attribution: values.MAP_TILES_ATTRIBUTION } : null,
    google: googleOf(values),
    istanbulSeninSecret: values.ISTANBULSENIN_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    answerCacheBytes: values.ANSWER_CACHE_MB * 1024 * 1024,
    imageCacheBytes: values.IMAGE_CACHE_MB * 1024 * 1024,
    // Zero locally: there is no load balancer to wait for.
    stopGraceSeconds: values.STOP_GRACE_SECONDS ?? (values.MODE === 'production' ? 5 : 0),
    maxInFlight: values.MAX_IN_FLIGHT,
    visitsDays: values.VISITS_DAYS,
  }
}

/** Undefined without an endpoint: files are then in a folder. An endpoint without a key is a mistake. */
function s3Of(values: z.output<typeof Environment>) {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!endpoint && !accessKeyId && !secretAccessKey) return undefined
  if (!endpoint || !accessKeyId || !secretAccessKey) {
    throw new ConfigError('S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.')
  }
  return { endpoint, accessKeyId, secretAccessKey, region: values.S3_REGION, bucketPrefix: values.S3_BUCKET_PREFIX }
}

export const exampleController = {
  name: 'Köprü (deneme kurulumu, gerçek bir kuruluş değil)',
  address: 'Örnek Mahallesi, Deneme Sokak No: 1, İstanbul',
  email: 'iletisim@kopru.test',
  kep: null,
  mersis: null,
}

/** The data controller who runs the site. A marked example locally; production requires the real one. */
function controllerOf(values: z.output<typeof Environment>) {
  return {
    name: values.CONTROLLER_NAME ?? exampleController.name,
    address: values.CONTROLLER_ADDRESS ?? exampleController.address,
    email: values.CONTROLLER_EMAIL ?? contactOf(values),
    kep: values.CONTROLLER_KEP ?? null,
    mersis: values.CONTROLLER_MERSIS ?? null,
  }
}

/** The seller's account for packages: a dummy locally; in production undefined unless complete. */
function sellerOf({
  MODE,
  SELLER_IBAN: iban,
  SELLER_NAME: accountName,
  SELLER_BANK: bankName,
}: z.output<typeof Environment>) {
  if (iban && accountName && bankName) return { iban, accountName, bankName }
  if (iban || accountName || bankName) throw new ConfigError('SELLER_IBAN, SELLER_NAME and SELLER_BANK go together.')
  if (MODE === 'production') return undefined
  return { iban: 'TR330006100519786457841326', accountName: 'Köprü (deneme)', bankName: 'Deneme Bankası' }
}

/** Google sign-in; off without both values. One without the other would only fail at a sign-in. */
function googleOf(values: z.output<typeof Environment>) {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret) throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together.')
  if (values.MODE === 'production' && !issuer.startsWith('https:')) {
    throw new ConfigError('GOOGLE_ISSUER is wrong: in production it begins with https.')
  }
  return { clientId, clientSecret, issuer }
}

const contactOf = ({ CONTACT_EMAIL, PUBLIC_URL }: z.output<typeof Environment>) =>
  CONTACT_EMAIL ?? `iletisim@${mailDomain(PUBLIC_URL)}`

const mailDomain = (publicUrl: string | undefined) => (publicUrl ? new URL(publicUrl).hostname : 'kopru.test')

export class ConfigError extends Error {}

function sentence(issue: z.core.$ZodIssue) {
  const name = issue.path[0] === undefined ? 'The environment' : String(issue.path[0])
  const isAddress = issue.code === 'invalid_format' && issue.format === 'url'
  if (isAddress && addressesWithPassword.has(name)) {
    return `${name} is wrong: it is no whole address. Special signs of a user and a password in it are percent-encoded: # as %23, / as %2F, ? as %3F, @ as %40, % as %25.`
  }
  return `${name} is wrong: ${issue.message}.`
}

const addressesWithPassword: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL', 'SMS_URL', 'CITIZEN_CHECK_URL'])

const neededInProduction = ['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL', 'CONTROLLER_NAME', 'CONTROLLER_ADDRESS'] as const

function requireForProduction(values: z.output<typeof Environment>) {
  const missing = neededInProduction.filter((name) => values[name] === undefined)
  if (missing.length > 0) {
    throw new ConfigError(
      `MODE=production does not start without ${missing.join(', ')}. Give them in the environment or in .env; .env.example says what each is.`,
    )
  }
  if (values.PUBLIC_URL && new URL(values.PUBLIC_URL).protocol === 'http:' && values.PLAIN_HTTP === 'refused') {
    throw new ConfigError(
      'PUBLIC_URL begins with http:, so passwords and identity numbers would travel for everybody to read. Put TLS in front and begin it with https:, or say that it is meant: PLAIN_HTTP=allowed.',
    )
  }
}
