import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { migrateMongo } from './mongoSchema'
import { readOneLanguageOfMongo } from './oneLanguage'
import { indexTitles } from './titleIndexesOfMongo'
import { withMigrations } from './withMigrations'

const connectOptions = {
  serverSelectionTimeoutMS: 5000,
  // Together these define how long a server may hang before its connections are dropped and reopened later.
  connectTimeoutMS: 5000,
  heartbeatFrequencyMS: 2000,
  // In the driver's other mode it more often permanently stops monitoring its server; see `mongoProbe`.
  serverMonitoringMode: 'poll' as const,
  // We build indexes ourselves: mongoose would do it in the background, and give up at the first changed one.
  autoIndex: false,
  // Indexes create their collections: in those that exist a server builds them beside its other work.
  autoCreate: false,
}

type MongoAdapter = ReturnType<typeof mongooseAdapter>

const forManyLanguages = (adapter: MongoAdapter): MongoAdapter => ({
  ...adapter,
  init(args) {
    const database = adapter.init(args)
    const { init } = database
    database.init = async () => {
      await init?.call(database)
      indexTitles(database)
    }
    readOneLanguageOfMongo(database)
    return database
  },
})

export const mongoAdapter = (url: string) =>
  withMigrations(forManyLanguages(mongooseAdapter({ url, connectOptions })), migrateMongo)
