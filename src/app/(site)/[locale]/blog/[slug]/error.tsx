'use client'

import { MissingPost } from '@/site/article/MissingPost'

/** A post that cannot be loaded shows as one that is missing: specification §2. */
export default MissingPost
