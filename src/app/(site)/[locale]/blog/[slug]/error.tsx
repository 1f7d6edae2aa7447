'use client'

import { MissingPost } from '@/site/article/MissingPost'

/** A post that fails to load is shown like a missing one (specification §2). */
export default MissingPost
