import { type Attachment, attachmentSchema } from '@quietsite/contracts';
import { useEffect, useMemo } from 'react';
import { uploadFile } from '../../lib/api-client.ts';
import { useStore } from '../../lib/use-store.ts';
import { useSession } from '../../session/use-session.ts';
import { MaterialQueue } from './materials-queue.ts';

/** The limit set by the contract. */
export const MAX_ATTACHMENTS = 100;

export const attachmentsPath = (projectId: number) => `/api/projects/${projectId}/attachments`;

const queues = new Map<string, MaterialQueue<Attachment>>();

/** The upload queue of a user, kept when the screen unmounts. */
function queueOf(projectId: number, userId: number): MaterialQueue<Attachment> {
  const key = `${projectId} ${userId}`;
  const known = queues.get(key);
  if (known) return known;
  const created = new MaterialQueue<Attachment>((file, options) =>
    uploadFile(attachmentsPath(projectId), attachmentSchema, file, options),
  );
  queues.set(key, created);
  return created;
}

/** Failed uploads cannot be retried after the submission. */
export function dropFailedUploads(projectId: number): void {
  for (const [key, queue] of queues)
    if (key.startsWith(`${projectId} `))
      for (const upload of queue.read()) if (upload.state === 'failed') queue.drop(upload.key);
}

/** Uploads of attachments in progress. A finished one is handed over and leaves the list. */
export function useAttachmentUploads(
  projectId: number,
  onStored: (attachment: Attachment, /** As sent with the file. */ rowId: number) => void,
) {
  const userId = useSession().data?.user.id ?? 0;
  const queue = useMemo(() => queueOf(projectId, userId), [projectId, userId]);
  const uploads = useStore(queue);
  const stored = uploads.find(({ state }) => state === 'stored');
  useEffect(() => {
    const attachment = stored?.material;
    if (!attachment) return;
    queue.drop(stored.key);
    onStored(attachment, stored.rowId);
  }, [stored, queue, onStored]);
  return { queue, uploads };
}
