/* Starts the program on QEMU's mps2-an500, a board with a Cortex-M7: from reset to main. */
#include <stdint.h>

extern uint32_t data_in_flash, data_start, data_end, bss_start, bss_end, stack_top;
extern void initialise_monitor_handles(void); /* opens the host's files for newlib */
extern void __libc_init_array(void);
extern void exit(int status);
extern int main(void);

#define COPROCESSOR_ACCESS (*(volatile uint32_t *)0xE000ED88)
#define FULL_ACCESS_TO_FPU (0xFu << 20)

void reset(void) {
    const uint32_t *from = &data_in_flash;
    for (uint32_t *to = &data_start; to < &data_end; to++) *to = *from++;
    for (uint32_t *to = &bss_start; to < &bss_end; to++) *to = 0;
    COPROCESSOR_ACCESS |= FULL_ACCESS_TO_FPU;
    __asm volatile("dsb\n isb");
    initialise_monitor_handles();
    __libc_init_array();
    exit(main());
}

/* Ends QEMU with exit code 1. Every exception is an error here, because no interrupt is enabled. */
static void fault(void) {
    register uint32_t operation __asm("r0") = 0x18; /* SYS_EXIT */
    register uint32_t reason __asm("r1") = 0x20023; /* run-time error */
    __asm volatile("bkpt 0xab" : : "r"(operation), "r"(reason) : "memory");
    for (;;) {}
}

__attribute__((section(".vectors"), used)) const void *const vectors[16] = {
    &stack_top, reset, fault, fault, fault, fault, fault, 0, 0, 0, 0, fault, fault, 0, fault, fault,
};

/* Called by newlib before and after the lists of constructors and destructors. There is nothing else to do. */
void _init(void) {}
void _fini(void) {}
