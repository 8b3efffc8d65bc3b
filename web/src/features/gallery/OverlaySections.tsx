import { Copy, Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Badge } from '#ui/display/Badge.tsx';
import { LogoMark } from '#ui/display/Logo.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { Input, InputGroup } from '#ui/forms/Input.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Drawer, type DrawerProps } from '#ui/overlays/Drawer.tsx';
import { Explained } from '#ui/overlays/Explained.tsx';
import { Menu } from '#ui/overlays/Menu.tsx';
import { toastError, toastSuccess } from '#ui/overlays/Toaster.tsx';
import { Tooltip } from '#ui/overlays/Tooltip.tsx';
import { GallerySection } from './GallerySection.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function DialogSection() {
  return (
    <GallerySection title="Dialogs" line="Ply edge on top, one question, the safe answer at the left.">
      <div className="flex flex-wrap gap-3">
        <LoginLike />
        <Question call />
        <Question danger />
        <Question busy />
        <Side side="left" />
        <Side side="right" />
        <Side side="bottom" />
      </div>
    </GallerySection>
  );
}

function LoginLike() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Form dialog
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Login"
        heading="head"
        mark={<LogoMark className="size-10" />}
        description="We will send a six-digit OTP to your phone. No password needed."
        footer={<p>Selling? Register here</p>}
      >
        <Field label="Phone number" help="Your 10-digit mobile number">
          <InputGroup prefix="+91">
            <Input inputMode="tel" />
          </InputGroup>
        </Field>
        <Button size="lg" block>
          Send OTP
        </Button>
      </Dialog>
    </>
  );
}

const QUESTIONS = {
  call: {
    opener: 'Call question',
    title: 'Call Sahyaveer Ply Udyog at 98220 44518?',
    text: 'Your phone app opens. The seller sees that you called.',
    confirmLabel: 'Call',
  },
  danger: {
    opener: 'Delete question',
    title: 'Delete this product?',
    text: 'Buyers no longer find it. This cannot be undone.',
    confirmLabel: 'Delete',
  },
  busy: {
    opener: 'Question at work',
    title: 'Submit this review?',
    text: 'Pressing the button keeps the dialog open for three seconds.',
    confirmLabel: 'Submit',
  },
};

function Question({
  call = false,
  danger = false,
  busy = false,
}: {
  call?: boolean;
  danger?: boolean;
  busy?: boolean;
}) {
  const [open, setOpen] = useState(false);
  const [working, setWorking] = useState(false);
  const { opener, ...words } = QUESTIONS[busy ? 'busy' : danger ? 'danger' : 'call'];
  const confirm = () => {
    if (!busy) return setOpen(false);
    setWorking(true);
    setTimeout(() => {
      setWorking(false);
      setOpen(false);
    }, 3000);
  };
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <ConfirmDialog
        {...words}
        open={open}
        onOpenChange={setOpen}
        onConfirm={confirm}
        call={call}
        danger={danger}
        busy={working}
      />
    </>
  );
}

function Side({ side }: { side: NonNullable<DrawerProps['side']> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {`Drawer from the ${side}`}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        side={side}
        footer={
          <Button block onClick={() => setOpen(false)}>
            Show 42 products
          </Button>
        }
      >
        <Field label="Find a brand">
          <Input />
        </Field>
      </Drawer>
    </>
  );
}

export function MenuSection() {
  return (
    <GallerySection title="Menus, tooltips, toasts" line="Toasts last four seconds, top right, on ink in both themes.">
      <div className="flex flex-wrap items-center gap-3">
        <Menu
          align="start"
          trigger={<Button variant="line">Actions</Button>}
          items={[
            { label: 'View', icon: <Eye {...icon} />, href: '#menus' },
            { label: 'Edit', icon: <Pencil {...icon} /> },
            { label: 'Duplicate', icon: <Copy {...icon} />, disabled: true },
            'line',
            { label: 'Delete', icon: <Trash2 {...icon} />, danger: true },
          ]}
        />
        <Tooltip text="More actions">
          <Button variant="quiet" size="round" aria-label="More actions">
            <Ellipsis {...icon} />
          </Button>
        </Tooltip>
        <Explained title="Verified seller" text="Our team has checked the GST certificate of this business.">
          <Badge tone="ok">Verified</Badge>
        </Explained>
        <Button variant="line" onClick={() => toastSuccess('OTP sent successfully! Please check your phone.')}>
          Good news
        </Button>
        <Button variant="line" onClick={() => toastError('Network error. Please check your internet connection.')}>
          Bad news
        </Button>
      </div>
    </GallerySection>
  );
}
